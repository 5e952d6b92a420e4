/** Of all tabs of this origin: they share one login. */
const CHANNEL = 'answerscope.changed';
/** Tells this tab from the others: a channel is heard in the tab that speaks, too. */
const TAB = Math.random().toString(36).slice(2);

interface Change {
  readonly tab: string;
  /** Null: every project. */
  readonly projectId: string | null;
}

/** Tells the other tabs of the browser that something of a project was changed here. */
export function tellOtherTabs(projectId: string | null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ tab: TAB, projectId } satisfies Change);
  channel.close();
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'tab' in value && 'projectId' in value;

/** Hears what is changed in other tabs. Gives what ends that. */
export function hearOtherTabs(onChange: (projectId: string | null) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data) && data.tab !== TAB) onChange(data.projectId);
  });
  return () => {
    channel.close();
  };
}
