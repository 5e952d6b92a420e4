import { Classes, Overlay2 } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchList } from '../list/SearchList.tsx';
import { useReturnFocus } from '../useReturnFocus.ts';
import { searchCommands } from './searchCommands.ts';
import { useCommands } from './useCommands.tsx';
import styles from './CommandPalette.module.scss';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** Everything by its name: mounted only while it is open. */
export const CommandPalette = observer(function CommandPalette({ onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const commands = useCommands();
  useReturnFocus();
  const title = intl.formatMessage({ id: 'palette.title' });
  return (
    <Overlay2 isOpen onClose={onClose} className={Classes.OVERLAY_SCROLL_CONTAINER} transitionDuration={120}>
      <div role="dialog" aria-modal="true" aria-label={title} className={styles['palette']}>
        <SearchList
          label={title}
          placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
          emptyText={intl.formatMessage({ id: 'palette.noMatch' })}
          countText={(count) => intl.formatMessage({ id: 'palette.results' }, { count })}
          search={(text) =>
            searchCommands(commands, text).map(({ id, text: shown, heading, detail, icon }) => ({
              id,
              text: shown,
              icon,
              // In the order of the groups everything stands under its heading; in the order of the match beside it.
              ...(text.trim() === '' ? { heading, detail } : { detail: detail ?? heading }),
            }))
          }
          onPick={(id) => {
            onClose();
            commands.find((command) => command.id === id)?.run();
          }}
          footer={
            <p className={styles['keys']} aria-hidden="true">
              <FormattedMessage id="palette.keys" />
            </p>
          }
        />
      </div>
    </Overlay2>
  );
});
