/** The pages that the fake providers cite. */
export const A = { url: 'https://alpha.example/guide', title: 'Alpha guide' };
export const B = { url: 'https://beta.example/review', title: 'Beta review' };
export const C = { url: 'https://gamma.example/list', title: 'Gamma list' };

export const marked = (words: string): string => `${words} [Alpha guide](${A.url}) 与 [Beta review](${B.url})`;
export const cited = (words: string): string => `${words} [1]，另见 [2]`;
