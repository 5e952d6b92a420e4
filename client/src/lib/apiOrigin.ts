/** Where the API is, as programs outside of the page need it. @param baseUrl empty: the page's own origin */
export const apiOrigin = (baseUrl: string): string => baseUrl || window.location.origin;
