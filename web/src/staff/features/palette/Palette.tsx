/** Search over everything. */
export default function Palette({ onClose }: { onClose: () => void }) {
  return <dialog onClose={onClose} />;
}
