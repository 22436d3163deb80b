export { download, papers, printed, type Paper } from '../../../parts/files';
