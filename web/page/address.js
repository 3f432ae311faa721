// The page's address: the link that it carries, in whatever form it was handed on (core/match/address.h reads it), and the
// address without it, as it is shared.
const link = /(?:^|[#/!?&])(?:game|list|day|far)(?:=|%3d)/i;
// What others have put there to follow people.
const foreign = /^(?:utm_|mc_|mtm_|pk_|_hs|hsa_|vero_)|clid$|^(?:msclkid|igsh(?:id)?|mkt_tok|ref|ref_src|ref_url|si|s_cid|trk)$/i;
const own = /^[/!]*(?:game|list|day|far)(?:$|=|%3d)/i;

/**
 * @param {{hash: string, search: string}} address
 * @returns {string} what follows the "#", else the query, where it has a link; '' there is none
 */
export const linkIn = ({ hash, search }) => [hash.slice(1), search].find(part => link.test(part)) ?? '';

/**
 * @param {{href: string}} address
 * @returns {string} the page's own, without link and trackers
 */
export function pageAddress({ href }) {
  const [page, ...query] = href.replace(/#.*$/s, '').split('?');
  const kept = query.join('?').split('&').filter(pair => pair && !own.test(pair) && !foreign.test(pair.split('=')[0]));
  return kept.length ? `${page}?${kept.join('&')}` : page;
}
