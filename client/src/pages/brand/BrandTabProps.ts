import type { BrandPageModel } from './useBrandPage.ts';

/** Props of every tab of the brand centre. */
export interface BrandTabProps extends BrandPageModel {
  readonly projectId: string;
}
