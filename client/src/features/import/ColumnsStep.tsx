import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { formatBytes } from '#client/components/upload/formatBytes.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { IMPORT_FIELDS, REQUIRED_IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { fileFormat } from './fileFormat.ts';
import { ImportNotes } from './ImportNotes.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MappingField } from './MappingField.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ImportFlow } from './useImport.ts';
import styles from './ColumnsStep.module.scss';

const MAIN: readonly ImportField[] = ['prompt', 'answer', 'date', 'platform', 'run', 'topic', 'citations'];

/** Fields shown initially: the usual ones, and those found in the file. Sources have two formats; one is enough. */
function mainFields(found: Readonly<Record<string, string>>): readonly ImportField[] {
  const has = (field: ImportField): boolean => found[field] !== undefined;
  return [
    ...MAIN.filter((field) => field !== 'citations' || has('citations') || !has('citation_urls')),
    ...IMPORT_FIELDS.filter((field) => !MAIN.includes(field) && has(field)),
  ];
}

/** Required fields that neither a column nor a raw reply holds. A date for the whole file, or one in its name, replaces a column of dates. */
export function missingFields({ mapping, draft, inspection }: ImportFlow): readonly ImportField[] {
  const isMissing = (field: ImportField): boolean => inspection.data?.missing.includes(field) !== false;
  return REQUIRED_IMPORT_FIELDS.filter(
    (field) => mapping?.[field] === undefined && isMissing(field) && (field !== 'date' || draft.date === ''),
  );
}

interface ColumnsProps {
  readonly flow: ImportFlow;
  readonly found: ImportInspection;
}

function Columns({ flow, found }: ColumnsProps) {
  const intl = useIntl();
  const { draft, change } = flow;
  const mapping = flow.mapping ?? found.mapping;
  const missing = missingFields(flow);
  const errors = { ...fieldErrorsOf(flow.inspection.error), ...fieldErrorsOf(flow.start.error) };
  const fields = (list: readonly ImportField[]) => (
    <div className={styles['fields']}>
      {list.map((field) => (
        <MappingField
          key={field}
          field={field}
          columns={found.columns}
          column={mapping[field] ?? null}
          isMissing={missing.includes(field)}
          error={errors[`mapping.${field}`] ?? null}
          onChange={(column) => {
            const { [field]: _before, ...others } = mapping;
            change({ mapping: column === null ? others : { ...others, [field]: column } });
          }}
        />
      ))}
    </div>
  );
  // Based on the first reading of the file, so that a field does not move while its column is being chosen.
  const main = mainFields(found.mapping);
  const further = IMPORT_FIELDS.filter((field) => !main.includes(field));
  const used = further.filter((field) => mapping[field] !== undefined).length;
  return (
    <>
      <p className={styles['file']}>
        {intl.formatMessage(
          { id: 'imports.columns.file' },
          {
            name: found.file_name,
            size: formatBytes(intl, found.bytes),
            format: fileFormat(found),
            count: formatCount(intl, found.columns.length),
          },
        )}
      </p>
      <ImportNotes notes={found.notes} />
      <ReadingFields flow={flow} found={found} errors={errors} />
      {fields(main)}
      {mapping['platform'] === undefined && (
        <div className={styles['platform']}>
          <FormField
            label={<FormattedMessage id="imports.columns.platform" />}
            help={<FormattedMessage id="imports.columns.platform.help" />}
            error={errors['platform'] ?? null}
          >
            {(wiring) => (
              <InputGroup
                {...wiring}
                value={draft.platform}
                maxLength={200}
                onValueChange={(platform) => {
                  change({ platform });
                }}
              />
            )}
          </FormField>
        </div>
      )}
      <details className={styles['further']}>
        <summary>
          <FormattedMessage id="imports.columns.further" values={{ used }} />
        </summary>
        {fields(further)}
      </details>
      <ImportPreview rows={found.rows} />
    </>
  );
}

/** Link to prompt management, for users who have prompts but no answers yet. */
const OnlyPrompts = observer(function OnlyPrompts() {
  const { dialogs, projects } = useStores();
  if (projects.current === null) return null;
  return (
    <p className={styles['hint']}>
      <FormattedMessage
        id="imports.columns.onlyPrompts"
        values={{
          page: (
            <Link to={paths.prompt.href({ add: 'many' })} onClick={dialogs.close}>
              <FormattedMessage id="imports.columns.onlyPrompts.page" />
            </Link>
          ),
        }}
      />
    </p>
  );
});

/** The second step: maps columns to fields and previews the first rows. */
export function ColumnsStep({ flow }: { readonly flow: ImportFlow }) {
  const intl = useIntl();
  const mapping = flow.mapping ?? {};
  const fields = missingFields(flow);
  const missing = fields.map((field) => intl.formatMessage({ id: `imports.field.${field}` }));
  return (
    <>
      <StepHeading note={<FormattedMessage id="imports.columns.note" />}>
        <FormattedMessage id="imports.columns.title" />
      </StepHeading>
      <p className={missing.length === 0 ? styles['complete'] : styles['missing']} role="status">
        {missing.length === 0
          ? intl.formatMessage({ id: 'imports.columns.complete' })
          : intl.formatMessage(
              { id: 'imports.columns.missing' },
              { fields: intl.formatList(missing, { type: 'conjunction' }) },
            )}
      </p>
      {flow.inspection.data !== undefined && mapping['prompt'] !== undefined && fields.includes('answer') && (
        <OnlyPrompts />
      )}
      <LoadPanel
        query={flow.inspection}
        what={intl.formatMessage({ id: 'imports.columns.what' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {(found) => <Columns flow={flow} found={found} />}
      </LoadPanel>
    </>
  );
}
