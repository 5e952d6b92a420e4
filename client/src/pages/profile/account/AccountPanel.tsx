import { PanelSkeleton } from '../PanelSkeleton.tsx';

/** Email and phone. */
export function AccountPanel() {
  return <PanelSkeleton />;
}
