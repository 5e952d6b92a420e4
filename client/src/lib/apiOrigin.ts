/** Absolute address of the API, for programs outside the page. @param baseUrl empty: the page's own origin */
export const apiOrigin = (baseUrl: string): string => baseUrl || window.location.origin;
