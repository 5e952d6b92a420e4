import { Button, ButtonGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FileDropZone } from '#client/components/upload/FileDropZone.tsx';
import { FilePick } from '#client/components/upload/FilePick.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { ADD_WAYS } from '../inventorySearch.ts';
import type { AddWay } from '../inventorySearch.ts';
import type { AddFlow } from './useAddPages.ts';
import styles from './AddPages.module.scss';

interface InputStepProps {
  readonly flow: AddFlow;
  readonly way: AddWay;
  readonly onWay: (way: AddWay) => void;
}

/** The server's message for a field; null without one. */
function fieldError(error: unknown, field: string): string | null {
  if (!isApiError(error)) return null;
  return Object.entries(error.fieldErrors).find(([name]) => name.startsWith(field))?.[1] ?? null;
}

function HtmlFields({ flow }: { readonly flow: AddFlow }) {
  const intl = useIntl();
  const pickId = useId();
  const { draft, change, addHtml } = flow;
  return (
    <>
      <FormField
        label={intl.formatMessage({ id: 'inventory.html.url' })}
        labelInfo={intl.formatMessage({ id: 'inventory.optional' })}
        help={intl.formatMessage({ id: 'inventory.html.url.help' })}
        error={fieldError(addHtml.error, 'url')}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            type="url"
            maxLength={2000}
            value={draft.html_url}
            onValueChange={(html_url) => {
              change({ html_url });
            }}
          />
        )}
      </FormField>
      <FileDropZone
        label={intl.formatMessage({ id: 'inventory.html' })}
        className={styles['drop']}
        // Sent as bytes: the server detects the encoding.
        onFile={addHtml.mutate}
      >
        <FormField
          label={intl.formatMessage({ id: 'inventory.html.text' })}
          error={fieldError(addHtml.error, 'file')}
          help={intl.formatMessage({ id: 'inventory.html.text.help' })}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              fill
              rows={8}
              className={styles['code'] ?? ''}
              value={draft.html}
              onChange={({ currentTarget }) => {
                change({ html: currentTarget.value });
              }}
            />
          )}
        </FormField>
        <FilePick id={pickId} accept=".html,.htm,.xhtml,text/html" onFile={addHtml.mutate}>
          {intl.formatMessage({ id: 'inventory.html.pick' })}
        </FilePick>
      </FileDropZone>
      {addHtml.isSuccess && (
        <p role="status" className={styles['good']}>
          {intl.formatMessage({ id: 'inventory.html.added' }, { title: addHtml.data.title })}
        </p>
      )}
      {addHtml.error !== null && (
        <p role="alert" className={styles['error']}>
          {fieldError(addHtml.error, '') ?? failureText(intl, addHtml.error)}
        </p>
      )}
    </>
  );
}

/** The source of the pages: a list of URLs, a sitemap, or HTML. */
export function InputStep({ flow, way, onWay }: InputStepProps) {
  const intl = useIntl();
  const { draft, change, start } = flow;
  const isBadField = fieldError(start.error, 'url') !== null;
  return (
    <>
      <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'inventory.way' })}>
        {ADD_WAYS.map((one) => (
          <Button
            key={one}
            active={one === way}
            aria-pressed={one === way}
            onClick={() => {
              onWay(one);
            }}
          >
            {intl.formatMessage({ id: `inventory.way.${one}` })}
          </Button>
        ))}
      </ButtonGroup>
      {way === 'urls' && (
        <FormField
          label={intl.formatMessage({ id: 'inventory.urls' })}
          help={intl.formatMessage({ id: 'inventory.urls.help' })}
          error={fieldError(start.error, 'url')}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              fill
              rows={8}
              value={draft.urls}
              onChange={({ currentTarget }) => {
                change({ urls: currentTarget.value });
              }}
            />
          )}
        </FormField>
      )}
      {way === 'sitemap' && (
        <FormField
          label={intl.formatMessage({ id: 'inventory.sitemap' })}
          help={intl.formatMessage({ id: 'inventory.sitemap.help' })}
          error={fieldError(start.error, 'url')}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              type="url"
              maxLength={2000}
              value={draft.sitemap}
              onValueChange={(sitemap) => {
                change({ sitemap });
              }}
            />
          )}
        </FormField>
      )}
      {way === 'html' && <HtmlFields flow={flow} />}
      {way !== 'html' && <p className={styles['note']}>{intl.formatMessage({ id: 'inventory.rules' })}</p>}
      {start.error !== null && !isBadField && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, start.error)}
        </p>
      )}
    </>
  );
}
