import { useCompany } from '../../i18n/react.tsx';

/** The picture of the company, or a mark of ours. */
export function CompanyMark() {
  const { logo } = useCompany();
  return logo === undefined ? (
    <span className="rail-mark" aria-hidden="true" />
  ) : (
    <img className="rail-logo" src={logo} alt="" />
  );
}
