import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { OutdatedContext } from '#client/components/ui/OutdatedContext.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { csvFile } from './csvFile.ts';
import type { CsvTable } from './CsvTable.ts';
import { fileName, withFacts } from './fileFacts.ts';
import type { FileScope } from './FileScope.ts';
import { useFileFacts } from './useFileFacts.ts';

interface CsvButtonProps {
  /** For the name of the file: the title of the table, then what it is about, whose end is cut off if it is long. */
  readonly name: string;
  /** Called when the button is pressed. */
  readonly file: () => CsvTable;
  /** Scope of the file; defaults to the filters of the page. */
  readonly of?: FileScope;
  /** Further filters of the rows in words, such as a search in the table. */
  readonly narrowed?: readonly string[];
  /** The rows have a query of their own outside a LoadPanel: whether it is still loading, or shows those of earlier filters. */
  readonly outdated?: boolean;
}

/** Saves a table as a CSV file that names its scope. */
export function CsvButton({ name, file, of, narrowed, outdated = false }: CsvButtonProps) {
  const intl = useIntl();
  const ofFilters = use(OutdatedContext);
  const factsOf = useFileFacts();
  const label = intl.formatMessage({ id: 'charts.export.csv' });
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<ExportIcon />}
      aria-label={label}
      title={label}
      // The rows belong to earlier filters than the file would name.
      disabled={ofFilters.shown || outdated}
      onClick={() => {
        if (ofFilters.isNow()) return;
        const facts = factsOf(of, narrowed);
        saveFile(`${fileName(facts, name)}.csv`, csvFile(withFacts(intl, file(), facts)));
      }}
    />
  );
}
