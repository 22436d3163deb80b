import type {
  AuditLog,
  DrainOrder,
  GuestDetails,
  GuestList,
  AdminMatch,
  AdminMatches,
  Notice,
  Operator,
  Overview,
  RangeOrder,
  Reports,
  Sanctions,
  SanctionOrder,
  Seat,
} from '../wire';
import { request } from './http';

const part = encodeURIComponent;

/** The query string of a URL. Leaves out parameters that are empty, 0 or false. */
function query(parameters: { [name: string]: string | number | boolean }): string {
  const said = Object.entries(parameters).filter(
    ([, value]) => value !== '' && value !== 0 && value !== false,
  );
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** The requests of the operators' console. All but `enter` need an operator's cookie. */
export const admin = {
  enter: (token: string) => request<Operator>('POST', '/admin/session', { token }),
  session: () => request<Operator>('GET', '/admin/session'),
  leave: () => request<void>('DELETE', '/admin/session'),
  overview: () => request<Overview>('GET', '/admin/overview'),
  drain: (order: DrainOrder) => request<Notice>('POST', '/admin/drain', order),
  endDrain: (reason: string) => request<Notice>('DELETE', '/admin/drain', { reason }),
  guests: (search: string, page: number) =>
    request<GuestList>('GET', `/admin/guests${query({ search, page })}`),
  guest: (id: string) => request<GuestDetails>('GET', `/admin/guests/${part(id)}`),
  rename: (id: string, name: string, reason: string) =>
    request<GuestDetails>('PUT', `/admin/guests/${part(id)}/name`, { name, reason }),
  sanction: (id: string, order: SanctionOrder) =>
    request<GuestDetails>('POST', `/admin/guests/${part(id)}/sanctions`, order),
  sanctions: () => request<Sanctions>('GET', '/admin/sanctions'),
  lift: (id: string, reason: string) =>
    request<Sanctions>('POST', `/admin/sanctions/${part(id)}/lift`, { reason }),
  banRange: (order: RangeOrder) => request<Sanctions>('POST', '/admin/ranges', order),
  matches: (search: string, status: string, page: number) =>
    request<AdminMatches>('GET', `/admin/matches${query({ search, state: status, page })}`),
  close: (id: string, reason: string) =>
    request<AdminMatch>('POST', `/admin/matches/${part(id)}/close`, { reason }),
  revoke: (id: string, seat: Seat, reason: string) =>
    request<AdminMatch>('POST', `/admin/matches/${part(id)}/revoke`, { seat, reason }),
  reports: (closed: boolean, page: number) =>
    request<Reports>('GET', `/admin/reports${query({ closed, page })}`),
  closeReport: (n: number, reason: string) =>
    request<Reports>('POST', `/admin/reports/${n}/close`, { reason }),
  reopenReport: (n: number, reason: string) =>
    request<Reports>('POST', `/admin/reports/${n}/reopen`, { reason }),
  auditLog: (page: number) => request<AuditLog>('GET', `/admin/audit${query({ page })}`),
};
