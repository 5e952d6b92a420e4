import { PanelSkeleton } from '../PanelSkeleton.tsx';

/** Where one is logged in. */
export function DevicesPanel() {
  return <PanelSkeleton />;
}
