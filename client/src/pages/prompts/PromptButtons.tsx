import { Button } from '@blueprintjs/core';
import { CalculatorIcon, PlusIcon, TagIcon, UploadIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { RecentlyDeleted } from './RecentlyDeleted.tsx';
import type { PromptPageModel } from './usePromptPage.ts';

/** The buttons of the page: restore, plan, add. */
export function PromptButtons({ page }: { readonly page: PromptPageModel }) {
  const intl = useIntl();
  const { searchState, updateSearch, changes } = page;
  return (
    <>
      <MayEdit>
        {' '}
        <RecentlyDeleted
          deletions={changes.recent}
          onRestore={(deletion) => {
            const what = intl.formatMessage({ id: 'prompt.restore' });
            void changes.attempt(`${what} · ${deletion.texts.join(' · ')}`, () => changes.restoreDeletion(deletion));
          }}
        />
      </MayEdit>{' '}
      <Button
        variant="outlined"
        icon={<CalculatorIcon />}
        active={searchState.precision}
        aria-pressed={searchState.precision}
        onClick={() => {
          updateSearch({ precision: !searchState.precision });
        }}
      >
        <FormattedMessage id="prompt.precision" />
      </Button>
      <MayEdit>
        <Button
          variant="outlined"
          icon={<TagIcon />}
          onClick={() => {
            updateSearch({ names: true });
          }}
        >
          <FormattedMessage id="prompt.names" />
        </Button>
        <Button
          variant="outlined"
          icon={<UploadIcon />}
          onClick={() => {
            updateSearch({ add: 'many' });
          }}
        >
          <FormattedMessage id="prompt.addMany" />
        </Button>
        <Button
          intent="primary"
          icon={<PlusIcon />}
          onClick={() => {
            updateSearch({ add: 'one' });
          }}
        >
          <FormattedMessage id="prompt.addOne" />
        </Button>
      </MayEdit>
    </>
  );
}
