import type { Plugin } from 'vite';

/** Asks V8 to compile every function of a file while the file is being loaded; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad';
/** Large packages of which a screen calls a part, and what is fetched after the first paint. */
const PARTLY_CALLED = /^(?:highcharts|accessibility|exporting|MarkdownEditor|AnswerMarkdown|DatePanel)$/u;

/** Whether most of a file is called as soon as it is there. */
function isCalledOnLoad(chunkName: string): boolean {
  return !PARTLY_CALLED.test(chunkName);
}

/**
 * Has the browser compile functions beside the page's own thread, while files come in. Unasked, V8 compiles a function when it
 * is first called, and thus thousands of them one by one before anything is drawn.
 */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'answerscope-compile-ahead',
    apply: 'build',
    generateBundle: {
      // The hint holds for what follows it, and Vite writes its list of files at the very top.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isCalledOnLoad(file.name)) file.code = `${HINT}\n${file.code}`;
        }
      },
    },
  };
}
