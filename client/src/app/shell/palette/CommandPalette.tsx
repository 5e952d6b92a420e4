import { Classes, Overlay2 } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { SearchList } from '../list/SearchList.tsx';
import { searchCommands } from './searchCommands.ts';
import { useCommands } from './useCommands.tsx';
import { usePromptCommands } from './usePromptCommands.tsx';
import styles from './CommandPalette.module.scss';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** The command palette; mounted only while it is open. */
export const CommandPalette = observer(function CommandPalette({ onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const commands = useCommands();
  const prompts = usePromptCommands(text);
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
          onText={setText}
          search={(typed) =>
            // Prompts arrive later, when the server has found them, so they are appended below the local results.
            [...searchCommands(commands, typed), ...prompts].map(({ id, text: shown, heading, detail, icon }) => ({
              id,
              text: shown,
              icon,
              // Without a search, groups have headings; search results are ordered by match, with the group as detail.
              ...(typed.trim() === '' ? { heading, detail } : { detail: detail ?? heading }),
            }))
          }
          onPick={(id) => {
            onClose();
            [...commands, ...prompts].find((command) => command.id === id)?.run();
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
