/** Rail and top bar without anything in them, as `staff.html` draws them before the program is there: what comes next fills them. */
export function ShellFrame() {
  return (
    <div className="app shell-frame" aria-busy="true">
      <div className="rail" />
      <div className="frame">
        <div className="topbar" />
      </div>
    </div>
  );
}
