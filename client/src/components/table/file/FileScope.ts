/** Scope of a file, if it differs from the filters of its page. */
export interface FileScope {
  /** Name of the project, if it is not the open one. */
  readonly project?: string;
  /** The page that the figures are from. */
  readonly page?: string;
  /** The file covers all projects of the reader instead of the open one. */
  readonly allProjects?: true;
  /** YYYY-MM-DD, both inclusive; absent: the file shows the state at the time of export. */
  readonly start_time?: string;
  readonly end_time?: string;
  /** The days that changes compare with. */
  readonly previous_start_time?: string;
  readonly previous_end_time?: string;
  /** IANA time zone of the days. */
  readonly time_zone?: string;
}
