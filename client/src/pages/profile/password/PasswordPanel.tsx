import { PanelSkeleton } from '../PanelSkeleton.tsx';

/** A new password. */
export function PasswordPanel() {
  return <PanelSkeleton />;
}
