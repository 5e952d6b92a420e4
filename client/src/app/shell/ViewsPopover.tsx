import { EntryList } from '#client/components/ui/EntryList.tsx';
import { ViewsPanel } from '#client/components/views/ViewsPanel.tsx';
import { useTexts } from '#client/stores/useTexts.ts';

interface ViewsPopoverProps {
  readonly onOpened: () => void;
}

/** The panel of saved views; loads its texts, which are not part of every page. */
export function ViewsPopover({ onOpened }: ViewsPopoverProps) {
  const ready = useTexts('views', 'table');
  if (!ready) return null;
  return (
    <EntryList>
      <ViewsPanel onOpened={onOpened} />
    </EntryList>
  );
}
