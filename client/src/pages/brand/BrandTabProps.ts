import type { BrandPageModel } from './useBrandPage.ts';

/** What each tab of the brand centre is given. */
export interface BrandTabProps extends BrandPageModel {
  readonly projectId: string;
}
