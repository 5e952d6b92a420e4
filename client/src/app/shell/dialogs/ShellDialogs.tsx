import { observer } from 'mobx-react-lite';
import { useStores } from '../../../stores/useStores.ts';
import { useTexts } from '../../../stores/useTexts.ts';
import { BrandNamesDialog } from '../brandNames/BrandNamesDialog.tsx';
import { ImportHost } from '../imports/ImportHost.tsx';

/** The dialogs that can be opened from anywhere, with their texts; fetched when the first one is asked for. */
export const ShellDialogs = observer(function ShellDialogs() {
  const { dialogs, projects } = useStores();
  const ready = useTexts('imports', 'brandNames');
  const { currentId } = projects;
  if (!ready) return null;
  return (
    <>
      <ImportHost />
      {dialogs.shown === 'brandNames' && currentId !== null && (
        <BrandNamesDialog key={currentId} projectId={currentId} onClose={dialogs.close} />
      )}
    </>
  );
});
