/** Puts a value into a Map that keeps only so many, those that were put last. @returns {*} the value */
export function keepRecent(map, key, value, most) {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value);
  return value;
}
