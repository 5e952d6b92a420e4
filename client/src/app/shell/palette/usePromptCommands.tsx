import { ChatIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createPromptApi } from '#client/api/promptApi.ts';
import { paths } from '#client/lib/paths.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { Command } from './useCommands.tsx';

const WAIT_MS = 200;
/** Most prompts shown; prompt management lists all. */
const MOST_PROMPTS = 8;

/** The project's prompts that match a text. Requested from the server when typing pauses: a project may have thousands. */
export function usePromptCommands(text: string): Command[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { projects } = useStores();
  const api = useApi(createPromptApi);
  const wanted = text.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(wanted);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  const { currentId } = projects;
  const found = useQuery({
    queryKey: ['report', currentId, 'palettePrompts', q],
    queryFn: ({ signal }) => api.list({ q, page: 1, page_size: MOST_PROMPTS }, { signal }),
    enabled: currentId !== null && q !== '',
  });
  // Results of an older search text are not shown.
  if (q === '' || q !== wanted) return [];
  const topics = found.data?.topics ?? [];
  return (found.data?.list ?? []).map((prompt) => ({
    id: `prompt-${prompt.id}`,
    text: prompt.text,
    titles: [prompt.text],
    heading: intl.formatMessage({ id: 'palette.group.prompts' }),
    detail: topics.find(({ id }) => id === prompt.topic_id)?.name,
    icon: <ChatIcon />,
    run: () => void navigate(paths.promptsDetails.href({ id: prompt.id })),
  }));
}
