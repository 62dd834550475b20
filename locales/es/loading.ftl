### Lo que hay en la página antes de que lleguen sus scripts, y lo que se dice si no llegan.

loading = Cargando…
loading-again = Volver a cargar
no-script = Ur necesita JavaScript aquí: actívalo para esta página. En un terminal, «ur play» juega sin él.
failed-title = No se ha podido cargar esta página
failed-lead = Puede que el servidor o tu conexión no funcionen. Tus partidas están a salvo: siguen donde estaban.
failed-again = Intentar de nuevo
failed-back = Volver
newer-lead = Hay una versión más nueva de Ur.
newer-load = Cargarla
