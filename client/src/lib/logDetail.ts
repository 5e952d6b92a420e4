/** Logs details for developers to the browser's console. The only place that writes there. */
export function logDetail(text: string): void {
  console.info(`AnswerScope: ${text}`);
}
