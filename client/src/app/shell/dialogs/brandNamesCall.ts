/** The call on which the dialog of brand names stands. */
export const BRAND_NAMES = { path: '/api/front/brand/index', thing: '' } as const;
