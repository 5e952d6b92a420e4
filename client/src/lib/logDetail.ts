/** Details for whoever looks into the browser's console: nothing a reader of the page has to know. The one place that writes there. */
export function logDetail(text: string): void {
  console.info(`AnswerScope: ${text}`);
}
