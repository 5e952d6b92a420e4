import { ReportSkeleton } from '../../components/skeleton/ReportSkeleton.tsx';
import grid from './OverviewContent.module.scss';

const CARDS = ['trend', 'leaders'] as const;

/** The shape of the overview while it loads. */
export function OverviewSkeleton() {
  return <ReportSkeleton grid={grid} tiles={6} cards={CARDS} />;
}
