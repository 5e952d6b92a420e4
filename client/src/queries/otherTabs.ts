/** Shared by all tabs of this origin, which share one login. */
const CHANNEL = 'answerscope.changed';
/** Identifies this tab, to ignore its own messages. */
const TAB = Math.random().toString(36).slice(2);

interface Change {
  readonly tab: string;
  /** Null: all projects. */
  readonly projectId: string | null;
}

/** Tells the browser's other tabs that data of a project were changed here. */
export function tellOtherTabs(projectId: string | null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ tab: TAB, projectId } satisfies Change);
  channel.close();
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'tab' in value && 'projectId' in value;

/** Listens to changes in other tabs. Returns a function that stops it. */
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
