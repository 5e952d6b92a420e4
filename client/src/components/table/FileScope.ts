/** What a file is of, where that is not what the filters of its page say. */
export interface FileScope {
  /** Where it is another than the one that is open. */
  readonly project?: string;
  /** What it shows of the project. */
  readonly page?: string;
  /** Of all projects of the reader, not of the one that is open. */
  readonly allProjects?: true;
  /** YYYY-MM-DD, both included; left out: the file is of what stood when it was made. */
  readonly start_time?: string;
  readonly end_time?: string;
  /** What the changes compare with. */
  readonly previous_start_time?: string;
  readonly previous_end_time?: string;
  /** In which days begin and end. */
  readonly time_zone?: string;
}
