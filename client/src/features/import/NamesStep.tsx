import { Button, InputGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { BrandFields } from './BrandFields.tsx';
import { MOST_RIVALS, emptyBrand, filledRivals, nextKey } from './importDraft.ts';
import type { BrandDraft } from './importDraft.ts';
import { JoinNote } from './JoinNote.tsx';
import { NameSuggestions } from './NameSuggestions.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import type { ImportFlow } from './useImport.ts';
import styles from './NamesStep.module.scss';

/** The third step: the target project and, for a new one, its name and brands. */
export function NamesStep({ flow }: { readonly flow: ImportFlow }) {
  const { joinable, joined } = flow;
  if (joinable === null) return <NewNames flow={flow} />;
  return (
    <>
      <StepHeading>
        <FormattedMessage id="imports.target.title" />
      </StepHeading>
      <TargetChoice flow={flow} project={joinable} />
      {joined === null && <NewNames flow={flow} isChosen />}
    </>
  );
}

interface NewNamesProps {
  readonly flow: ImportFlow;
  /** The heading above has the focus already. */
  readonly isChosen?: boolean;
}

function NewNames({ flow, isChosen = false }: NewNamesProps) {
  const intl = useIntl();
  const { draft, change } = flow;
  const { brand, competitors } = draft;
  const errors = fieldErrorsOf(flow.start.error);
  // The server numbers only the rows that are sent.
  const places = new Map(filledRivals(competitors).map(({ key }, index) => [key, index]));
  const setRival = (changed: BrandDraft): void => {
    change({ competitors: competitors.map((rival) => (rival.key === changed.key ? changed : rival)) });
  };
  const addRival = (name: string): void => {
    const empty = competitors.find((rival) => filledRivals([rival]).length === 0);
    if (empty !== undefined && name !== '') setRival({ ...empty, name });
    else change({ competitors: [...competitors, emptyBrand(nextKey(draft), name)] });
  };
  const sites = flow.inspection.data?.cited_sites ?? [];
  const full = competitors.length >= MOST_RIVALS;
  return (
    <>
      {!isChosen && (
        <StepHeading note={<FormattedMessage id="imports.names.note" />}>
          <FormattedMessage id="imports.names.title" />
        </StepHeading>
      )}
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <FormField
            label={<FormattedMessage id="imports.names.project" />}
            help={<FormattedMessage id="imports.names.project.help" />}
            error={errorAt(errors, 'project_name')}
            required
          >
            {(wiring) => (
              <InputGroup
                {...wiring}
                value={draft.project_name}
                maxLength={100}
                onValueChange={(name) => {
                  change({ project_name: name });
                }}
              />
            )}
          </FormField>
          <JoinNote
            projectName={draft.project_name}
            brand={brand}
            onBrand={(name) => {
              change({ brand: { ...brand, name } });
            }}
          />
          <BrandFields
            title={intl.formatMessage({ id: 'imports.names.own' })}
            brand={brand}
            sites={sites}
            nameError={errorAt(errors, 'brand.name') ?? errorAt(errors, 'brand')}
            aliasError={errorAt(errors, 'brand.aliases')}
            domainError={errorAt(errors, 'brand.domains')}
            onChange={(changed) => {
              change({ brand: changed });
            }}
          />
          {competitors.map((rival, index) => {
            const field = `competitors[${String(places.get(rival.key) ?? -1)}]`;
            return (
              <BrandFields
                key={rival.key}
                title={intl.formatMessage({ id: 'imports.names.rival' }, { number: index + 1 })}
                brand={rival}
                sites={sites}
                nameError={errorAt(errors, `${field}.name`)}
                aliasError={errorAt(errors, `${field}.aliases`)}
                domainError={errorAt(errors, `${field}.domains`)}
                onChange={setRival}
                onRemove={() => {
                  change({ competitors: competitors.filter(({ key }) => key !== rival.key) });
                }}
              />
            );
          })}
          <Button
            disabled={full}
            onClick={() => {
              addRival('');
            }}
          >
            <FormattedMessage id="imports.names.addRival" />
          </Button>
          {full && (
            <p className={styles['full']} role="status">
              <FormattedMessage id="imports.names.full" values={{ most: MOST_RIVALS }} />
            </p>
          )}
        </div>
        <NameSuggestions
          found={flow.inspection.data}
          brands={[brand, ...competitors]}
          full={full}
          onOwn={(name) => {
            change({ brand: { ...brand, name } });
          }}
          onRival={addRival}
        />
      </div>
    </>
  );
}
