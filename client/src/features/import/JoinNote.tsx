import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { foldName } from '#client/lib/rows/foldText.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { BrandDraft } from './importDraft.ts';
import styles from './NamesStep.module.scss';

interface JoinNoteProps {
  readonly projectName: string;
  readonly brand: BrandDraft;
  readonly onBrand: (name: string) => void;
}

/**
 * Explains what adding answers under these names does to the current project: with the same own brand all its other data stay valid, with
 * another one the project is about something else. Not rendered for a new project.
 */
export const JoinNote = observer(function JoinNote({ projectName, brand, onBrand }: JoinNoteProps) {
  const { projects } = useStores();
  const name = foldName(projectName);
  const joined = projects.list.find((project) => project.origin === 'import' && foldName(project.name) === name);
  if (joined === undefined || joined.brand === '') return null;
  const values = { project: joined.name, brand: joined.brand };
  const isSame = foldName(brand.name) === foldName(joined.brand);
  const isOther = !isSame && foldName(brand.name) !== '';
  return (
    <Callout icon={null} intent={isOther ? 'warning' : 'none'} className={styles['joins'] ?? ''} role="status">
      <p>
        <FormattedMessage id={isOther ? 'imports.names.joinsOther' : 'imports.names.joins'} values={values} />
      </p>
      {!isSame && (
        <Button
          size="small"
          onClick={() => {
            onBrand(joined.brand);
          }}
        >
          <FormattedMessage id="imports.names.useBrand" values={values} />
        </Button>
      )}
    </Callout>
  );
});
