import { ReportSkeleton } from '#client/components/skeleton/ReportSkeleton.tsx';
import grid from './OverviewContent.module.scss';

const CARDS = ['trend', 'leaders'] as const;

/** The loading skeleton of the overview. */
export function OverviewSkeleton() {
  return <ReportSkeleton grid={grid} tiles={6} cards={CARDS} />;
}
