declare module 'virtual:messages/index' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly messages: Readonly<Record<string, string | MessageFormatElement[]>> }>>
  >;
}
