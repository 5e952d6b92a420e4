import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createAnswerApi } from '#client/api/answerApi.ts';
import type { ExportFormat, ExportQuery } from '#client/api/answerApi.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTexts } from '#client/stores/useTexts.ts';
import { FloatingMenu } from '../ui/FloatingMenu.tsx';

interface ExportItemsProps {
  readonly query: ExportQuery;
  /** Called when a save starts and ends: a large file takes a while, and the menu is closed by then. */
  readonly onBusy: (busy: boolean) => void;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** The formats in which answers can be saved. */
export const ExportItems = observer(function ExportItems({ query, onBusy }: ExportItemsProps) {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const api = useApi(createAnswerApi);
  const ready = useTexts('exports');
  const save = useMutation({
    mutationFn: (format: ExportFormat) => api.exportFile(query, format),
    onMutate: () => {
      onBusy(true);
    },
    onSuccess: (file, format) => {
      const name = intl.formatMessage(
        { id: 'exports.fileName' },
        { project: projects.current?.name ?? '', start: query.start_time, end: query.end_time },
      );
      saveFile(`${safeFileName(name)}.${format}`, file);
    },
    onError: (error) => {
      const reason = failureText(intl, error);
      notices.show({
        key: 'export',
        intent: isNotOffered(error) ? 'info' : 'error',
        messageId: 'exports.failed',
        values: { reason },
      });
    },
    onSettled: () => {
      onBusy(false);
    },
  });
  if (!ready) return null;
  return (
    <FloatingMenu label={intl.formatMessage({ id: 'answers.export' })}>
      <MenuDivider title={intl.formatMessage({ id: 'exports.title' })} />
      {FORMATS.map((format) => (
        <MenuItem
          key={format}
          text={intl.formatMessage({ id: `exports.${format}` })}
          label={intl.formatMessage({ id: `exports.${format}.note` })}
          onClick={() => {
            save.mutate(format);
          }}
        />
      ))}
    </FloatingMenu>
  );
});
