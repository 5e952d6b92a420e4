import { ReportSkeleton } from '#client/components/skeleton/ReportSkeleton.tsx';
import grid from './InsightPage.module.scss';

/** The loading skeleton of the user insight pages. */
export function InsightSkeleton() {
  return <ReportSkeleton grid={grid} cards={['main', 'side', 'wide']} />;
}
