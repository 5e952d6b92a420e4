import { ReportSkeleton } from '../../components/skeleton/ReportSkeleton.tsx';
import grid from './InsightPage.module.scss';

/** The shape of the pages of user insights while they load. */
export function InsightSkeleton() {
  return <ReportSkeleton grid={grid} cards={['main', 'side', 'wide']} />;
}
