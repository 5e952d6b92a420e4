import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../lib/saveFile.ts';
import { OutdatedContext } from '../ui/OutdatedContext.ts';
import { csvFile } from './csvFile.ts';
import type { CsvTable } from './CsvTable.ts';
import { fileName, withFacts } from './fileFacts.ts';
import type { FileScope } from './FileScope.ts';
import { useFileFacts } from './useFileFacts.ts';

interface CsvButtonProps {
  /** What the file shows, for its name. */
  readonly name: string;
  /** Asked for when the button is pressed. */
  readonly file: () => CsvTable;
  /** What it is of; left out: what the filters of the page say. */
  readonly of?: FileScope;
  /** What else narrows its rows, in words: a search in the table. */
  readonly narrowed?: readonly string[];
}

/** Saves what a table shows as a file that says what it is of. */
export function CsvButton({ name, file, of, narrowed }: CsvButtonProps) {
  const intl = useIntl();
  const factsOf = useFileFacts();
  const label = intl.formatMessage({ id: 'charts.export.csv' });
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<ExportIcon />}
      aria-label={label}
      title={label}
      // The rows are still those of other filters than the file would name.
      disabled={use(OutdatedContext)}
      onClick={() => {
        const facts = factsOf(of, narrowed);
        saveFile(`${fileName(facts, name)}.csv`, csvFile(withFacts(intl, file(), facts)));
      }}
    />
  );
}
