import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../stores/useTexts.ts';
import { ImportHost } from '../imports/ImportHost.tsx';

/** The dialogs that can be opened from anywhere, with their texts; fetched when the first one is asked for. */
export const ShellDialogs = observer(function ShellDialogs() {
  const ready = useTexts('imports');
  if (!ready) return null;
  return <ImportHost />;
});
