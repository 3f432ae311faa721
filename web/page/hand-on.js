// The system's own sheet for handing something on, where there is one.

export const canHandOn = () => typeof navigator.share === 'function';

/**
 * @param {{title: ?string, text: ?string, url: ?string}} what
 * @param {function(): void} otherwise when there is no sheet, or it fails; not when the person closes it
 */
export async function handOn(what, otherwise) {
  try {
    await navigator.share(what);
  } catch (error) {
    if (error.name !== 'AbortError') otherwise();
  }
}
