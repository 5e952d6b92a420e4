import { PanelSkeleton } from '../PanelSkeleton.tsx';

/** Name, picture, and what one does and where. */
export function BasicPanel() {
  return <PanelSkeleton />;
}
