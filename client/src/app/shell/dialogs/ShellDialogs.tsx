import { observer } from 'mobx-react-lite';
import { ImportHost } from '#client/features/import/ImportHost.tsx';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTexts } from '#client/stores/useTexts.ts';
import { BrandNamesDialog } from '../brandNames/BrandNamesDialog.tsx';
import { ProjectDialog } from '../project/ProjectDialog.tsx';

/** The dialogs that can be opened from anywhere, with their texts; loaded when the first one is opened. */
export const ShellDialogs = observer(function ShellDialogs() {
  const { dialogs, projects } = useStores();
  const ready = useTexts('imports', 'brandNames', 'projectSettings', 'filters');
  const { currentId } = projects;
  const mayEdit = useMayEdit();
  // Closes the dialogs when the permission level is lowered below editing.
  if (!ready || !mayEdit) return null;
  return (
    <>
      <ImportHost />
      {dialogs.shown === 'brandNames' && currentId !== null && (
        <BrandNamesDialog key={currentId} projectId={currentId} onClose={dialogs.close} />
      )}
      {dialogs.shown === 'project' && currentId !== null && <ProjectDialog key={currentId} onClose={dialogs.close} />}
    </>
  );
});
