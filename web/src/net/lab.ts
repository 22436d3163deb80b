import type { StudyList, StudyOrder, StudyReport } from '../wire';
import { request } from './http';

const pathOf = (id: string): string => `/lab/${encodeURIComponent(id)}`;

/** Begins a study: bots play until their games give a verdict, or until the study ends without one. */
export const askLab = (order: StudyOrder): Promise<StudyReport> =>
  request<StudyReport>('POST', '/lab', order);

/** The latest studies of this guest, newest first. */
export const myStudies = (): Promise<StudyList> => request<StudyList>('GET', '/lab');

/** Fetches a study, with the results that it has so far. */
export const studyOf = (id: string): Promise<StudyReport> => request<StudyReport>('GET', pathOf(id));

/** Stops a study that this guest has started. */
export const stopStudy = (id: string): Promise<StudyReport> => request<StudyReport>('DELETE', pathOf(id));

/** The URLs of a study's results, as a CSV table and as JSON. */
export const filesOfStudy = (id: string): { csv: string; json: string } => ({
  csv: `/api${pathOf(id)}/csv`,
  json: `/api${pathOf(id)}`,
});
