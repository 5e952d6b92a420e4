/** The call that the dialog of brand names needs. */
export const BRAND_NAMES = { path: '/api/front/brand/index', thing: '' } as const;
