import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { toCsv } from '../../lib/csv.ts';
import type { CsvCell } from '../../lib/csv.ts';
import { safeFileName, saveFile } from '../../lib/saveFile.ts';

export interface CsvContent {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Asked for when the button is pressed. */
  readonly content: () => CsvContent;
}

/** Saves what a table shows as a file: unrounded values, texts that no spreadsheet runs. */
export function CsvButton({ name, content }: CsvButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'charts.export.csv' });
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<ExportIcon />}
      aria-label={label}
      title={label}
      onClick={() => {
        const { head, rows } = content();
        saveFile(`${safeFileName(name)}.csv`, new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' }));
      }}
    />
  );
}
