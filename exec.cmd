@rem The scripts in package.json begin with "exec", so that on Unix no shell stands between npm and the launcher: it would
@rem end before it on Ctrl-C. Windows has no such command; this one stands in for it.
@%*
